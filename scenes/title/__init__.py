"""The title: the games there are, the match in progress, and the way to everything else."""
