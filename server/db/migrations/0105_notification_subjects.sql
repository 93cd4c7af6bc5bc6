-- Up Migration
-- Choices for a single subject of notifications: { subject: [channel] }, of the subjects whose channels differ from those of
-- their group (shared/notifications/subjects.ts).
alter table notification_settings add column subjects jsonb not null default '{}';
alter table notification_settings add constraint notification_settings_subjects_check
  check (jsonb_typeof(subjects) = 'object') not valid;
