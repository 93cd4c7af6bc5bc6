-- Up Migration
-- Drawings of cut fish, shown for goods without a photograph (shared/products/cuts.ts).
create table cut_pictures (
  name text primary key,
  image_id bigint not null references images
);
comment on column cut_pictures.name is 'the cut and the colour of the flesh: fillet-white, steaks-pink';
