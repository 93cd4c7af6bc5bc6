-- Up Migration
-- Indexes of the boards (docs/decisions/0041). Each index starts with the state and contains the filtered columns and the
-- quantity, so that pages, counts and sums are index-only scans.

-- The default view of a board, and filters with several values: all entries that are not removed.
create index supplies_shown on supplies (id) include (quantity_grams) where status <> 'removed';
create index supplies_shown_goods on supplies (fish_type_id, category_id, size_id, id)
  include (quantity_grams) where status <> 'removed';
create index supplies_shown_origin on supplies (origin_country, category_id, size_id, id)
  include (status, available_to, quantity_grams) where status <> 'removed';
create index supplies_newest on supplies (status, id)
  include (fish_type_id, category_id, size_id, origin_country, available_to, quantity_grams);
create index supplies_fish on supplies (status, fish_type_id, id)
  include (category_id, size_id, origin_country, available_to, quantity_grams);
create index supplies_category on supplies (status, category_id, id)
  include (fish_type_id, size_id, origin_country, available_to, quantity_grams);
create index supplies_size on supplies (status, size_id, id)
  include (fish_type_id, category_id, origin_country, available_to, quantity_grams);
create index supplies_origin on supplies (status, origin_country, id)
  include (fish_type_id, category_id, size_id, available_to, quantity_grams);
create index supplies_goods on supplies (status, fish_type_id, category_id, size_id, id)
  include (origin_country, available_to, quantity_grams);
create index supplies_kind on supplies (status, category_id, size_id, id)
  include (fish_type_id, origin_country, available_to, quantity_grams);
create index supplies_fish_origin on supplies (status, fish_type_id, origin_country, id)
  include (category_id, size_id, available_to, quantity_grams);
create index supplies_owner on supplies (owner_id, status, id)
  include (fish_type_id, category_id, size_id, origin_country, available_to, quantity_grams);

create index demands_shown on demands (id) include (quantity_grams) where status <> 'removed';
create index demands_shown_goods on demands (fish_type_id, category_id, size_id, id)
  include (quantity_grams) where status <> 'removed';
create index demands_newest on demands (status, id)
  include (fish_type_id, category_id, size_id, needed_by, quantity_grams);
create index demands_fish on demands (status, fish_type_id, id)
  include (category_id, size_id, needed_by, quantity_grams);
create index demands_category on demands (status, category_id, id)
  include (fish_type_id, size_id, needed_by, quantity_grams);
create index demands_size on demands (status, size_id, id)
  include (fish_type_id, category_id, needed_by, quantity_grams);
create index demands_goods on demands (status, fish_type_id, category_id, size_id, id)
  include (needed_by, quantity_grams);
create index demands_kind on demands (status, category_id, size_id, id)
  include (fish_type_id, needed_by, quantity_grams);
create index demands_owner on demands (owner_id, status, id)
  include (fish_type_id, category_id, size_id, needed_by, quantity_grams);

-- Matches of waiting entries: the cheapest supply, the demand with the highest price; a demand without a price accepts any.
create index supplies_meeting on supplies (fish_type_id, category_id, size_id, price_halalas, id desc)
  include (available_from, available_to, owner_id, origin_country, quantity_grams) where status = 'available';
create index demands_meeting on demands (fish_type_id, category_id, size_id, target_halalas desc nulls first, id desc)
  include (needed_by, owner_id, quantity_grams) where status in ('open', 'matched');

-- Entries that may have expired.
create index supplies_due on supplies (available_to)
  include (id, status, fish_type_id, category_id, size_id, origin_country, owner_id, quantity_grams)
  where status in ('available', 'reserved');
create index demands_due on demands (needed_by)
  include (id, status, fish_type_id, category_id, size_id, owner_id, quantity_grams)
  where status in ('open', 'matched');

-- Idempotency keys, deleted after a day.
create index supplies_repeated on supplies (created_at) where repeat_key is not null;
create index demands_repeated on demands (created_at) where repeat_key is not null;
