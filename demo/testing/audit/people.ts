import { type Desk, note, type Writing } from './writing.ts'

const upgrade = async ({ one, person }: Desk) =>
  one(`insert into upgrades (user_id, type) values ($1, 'fisherman') returning id`, [await person()])
const invitationBody = async ({ count }: Desk) => ({ to: `audit-${count()}@example.com`, role: 'viewer' })
const invitation = async (desk: Desk) => desk.make('invitations', await invitationBody(desk))
const person = (desk: Desk) => desk.person()

/** The staff calls that change invitations, upgrades and people. */
export const peopleWritings: readonly Writing[] = [
  {
    call: 'POST operator/invitations',
    body: invitationBody,
    again: 'makes another',
    action: 'invitation.add',
    record: 'invitation',
    before: 'made',
    after: { staff_role: 'viewer' },
    tables: ['staff_invitations'],
  },
  {
    call: 'POST operator/invitations/{id}/send',
    on: invitation,
    body: {},
    again: 'makes another',
    action: 'invitation.send',
    record: 'invitation',
    before: 'made',
    after: 'removed',
    tables: ['staff_invitations'],
  },
  {
    call: 'POST operator/invitations/{id}/withdraw',
    on: invitation,
    body: {},
    action: 'invitation.withdraw',
    record: 'invitation',
    before: 'made',
    after: 'removed',
    tables: ['staff_invitations'],
  },
  {
    call: 'POST operator/upgrades/{id}/approve',
    on: upgrade,
    body: {},
    action: 'upgrade.approve',
    record: 'upgrade',
    tables: ['upgrades', 'users', 'notifications'],
    before: { status: 'pending', type: 'local_buyer', verified: false },
    after: { status: 'approved', type: 'fisherman', verified: true },
  },
  {
    call: 'POST operator/upgrades/{id}/refuse',
    on: upgrade,
    body: { note },
    note,
    action: 'upgrade.refuse',
    record: 'upgrade',
    tables: ['upgrades', 'notifications'],
    before: { status: 'pending' },
    after: { status: 'refused' },
  },
  {
    call: 'POST operator/users/{id}/reveal',
    on: person,
    again: 'makes another',
    action: 'user.reveal',
    record: 'user',
    // The call changes no field, so the entry has no values before or after the change.
    before: 'made',
    after: 'removed',
    tables: [],
  },
  {
    call: 'POST operator/users/{id}',
    on: person,
    body: { staff: 'viewer', note },
    note,
    tables: ['users'],
    action: 'user.staff',
    record: 'user',
    before: { staff_role: null },
    after: { staff_role: 'viewer' },
  },
  {
    call: 'POST operator/users/{id}',
    on: person,
    body: { blocked: true, note },
    note,
    action: 'user.block',
    record: 'user',
    tables: ['users', 'tokens', 'notifications'],
    before: { blocked: false },
    after: { blocked: true },
  },
  {
    call: 'POST operator/users/{id}',
    on: person,
    body: { blocked: true, verified: true, note },
    note,
    action: 'user.change',
    record: 'user',
    tables: ['users', 'tokens'],
    before: { blocked: false, verified: false },
    after: { blocked: true, verified: true },
  },
]
