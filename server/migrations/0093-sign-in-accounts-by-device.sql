-- Bets of accounts that share a device are netted when their draw is settled: others are found by the device.
create index known_devices_by_device on known_devices (device_hash);
