-- What a browser says of itself is sealed from now on; what was written down in plain text before is forgotten.
update vault.sessions set device = null where device is not null;
