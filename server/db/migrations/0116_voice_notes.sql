-- Up Migration
-- Voice notes are stored beside pictures and PDFs, and have no size either. The new check admits all that the old one did.
alter table images drop constraint images_size_of_pictures, add constraint images_size_of_pictures
  check (path ~ '[.](pdf|webm|ogg|m4a)$' or width is not null and height is not null) not valid;
