"""The parts that every model is built from."""
