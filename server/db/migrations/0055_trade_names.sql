-- Up Migration
-- name_en is the English name that people use in the market; the official common name is shown beside it.
alter table fish add column official_name_en text check (official_name_en <> '');
comment on column fish.official_name_en is 'the official common name in English, if people use another name';

update fish set name_en = renamed.trade, official_name_en = renamed.official
from (values
  ('hamour', 'Orange-spotted grouper', 'Hamour'),
  ('summan', 'Brownspotted grouper', 'Summan'),
  ('najil', 'Roving coralgrouper', 'Najil'),
  ('taradi', 'Squaretail coralgrouper', 'Taradi'),
  ('sheri', 'Spangled emperor', 'Shaari'),
  ('shaour', 'Red Sea emperor', 'Shaour'),
  ('mahsena', 'Sky emperor', 'Mahsena'),
  ('safi', 'White-spotted rabbitfish', 'Safi'),
  ('sijan', 'Marbled rabbitfish', 'Sijan'),
  ('kanad', 'Narrow-barred Spanish mackerel', 'Kingfish'),
  ('bayad', 'Orange-spotted trevally', 'Bayad'),
  ('jash', 'Jash jack', 'Jash'),
  ('zubaidi', 'Silver pomfret', 'Zubaidi'),
  ('hilsa', 'Hilsa shad', 'Hilsa'),
  ('boori', 'Flathead grey mullet', 'Boori'),
  ('maid', 'Klunzinger''s mullet', 'Maid'),
  ('biyah', 'Greenback mullet', 'Biyah'),
  ('subaity', 'Sobaity seabream', 'Subaiti'),
  ('shaem', 'Arabian yellowfin seabream', 'Shaem'),
  ('faskar', 'Twobar seabream', 'Faskar'),
  ('hamra', 'Malabar blood snapper', 'Hamra'),
  ('bohar', 'Two-spot red snapper', 'Bohar'),
  ('hareed', 'Hareed parrotfish', 'Hareed'),
  ('sultan-ibrahim', 'Goatfish', 'Sultan Ibrahim'),
  ('nuwaibi', 'Tigertooth croaker', 'Nuwaibi'),
  ('naqroor', 'Javelin grunter', 'Naqroor'),
  ('dorado', 'Common dolphinfish', 'Mahi-mahi'),
  ('tilapia', 'Nile tilapia', 'Tilapia'),
  ('salmon', 'Atlantic salmon', 'Salmon'),
  ('cod', 'Atlantic cod', 'Cod'),
  ('trout', 'Rainbow trout', 'Trout')) renamed(code, official, trade)
where fish.code = renamed.code and fish.name_en = renamed.official;
