-- Up Migration
-- Where no SMS or e-mail can be sent, the administrator sees the link once and hands it over (contract, section 8).
alter table staff_invitations add column by_hand boolean not null default false;
