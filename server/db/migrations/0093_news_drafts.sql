-- Up Migration
-- A draft of news may lack its picture and any text. What is public is complete.
alter table blogs alter column image_id drop not null;
alter table blogs add constraint blogs_complete check (hidden or (image_id is not null and title_ar <> '' and title_en <> '' and body_ar <> '' and body_en <> '')) not valid;
