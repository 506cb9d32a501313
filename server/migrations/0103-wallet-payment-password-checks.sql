-- While one process compares a payment password, others wait: a right one in their midst must not look like the last wrong try.
-- A process that ends at it is waited for no longer than this.
alter table payment_passwords add column compared_until timestamptz;
