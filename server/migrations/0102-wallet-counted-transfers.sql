-- How much of a transfer is shown as in transit, in minor units. Of money on its way back no more than its vendor had reported:
-- a member may ask for more than is there, and the vendor refuses that, or answers late.
alter table wallet_transfers add column counted bigint;
update wallet_transfers set counted = amount;
alter table wallet_transfers alter column counted set not null;
alter table wallet_transfers add constraint no_more_is_counted_than_moves check (counted between 0 and amount);
