import type { Sql } from '#platform/database/db.ts'
import { userOf } from '../auth/present.ts'
import { findUser } from '../auth/store.ts'
import type { AccountPart } from '../base/accountPart.ts'
import { deleteImage } from '../base/images/store.ts'
import { upgradeOf } from './present.ts'
import { blankPerson, deleteUpgrades, findProfile, listUpgradesOf } from './store.ts'

/** The account part of upgrade requests: for a seller account, or for the verification of one. */
export const upgradesPart: AccountPart = {
  name: 'upgrades',
  exportOf: async (db, userId) => (await listUpgradesOf(db, userId)).map(upgradeOf),
  removeOf: async (tx, userId) => deleteImages(tx, await deleteUpgrades(tx, userId)),
}

/** The account part of the person's own row. It is removed last, because the other parts still need the row. */
export const personPart: AccountPart = {
  name: 'account',
  exportOf: async (db, userId) => {
    const [user, profile] = await Promise.all([findUser(db, userId), findProfile(db, userId)])
    return { ...(user && userOf(user)), marketing: profile?.marketing, terms_version: profile?.terms_version }
  },
  removeOf: async (tx, userId) => {
    const avatarId = await blankPerson(tx, userId)
    return deleteImages(tx, avatarId === null ? [] : [avatarId])
  },
}

async function deleteImages(tx: Sql, ids: readonly number[]): Promise<string[]> {
  const paths: string[] = []
  for (const id of ids) {
    const path = await deleteImage(tx, id)
    if (path !== undefined) paths.push(path)
  }
  return paths
}
