"""One file per model; every public function without arguments in it is a picture."""
