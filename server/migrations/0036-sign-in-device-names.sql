-- What the browser of a known device says of itself, since it was last seen.
alter table known_devices
  add column device text,
  add constraint device_is_bounded check (length(device) <= 200);
