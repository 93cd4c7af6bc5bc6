import { expect, it } from 'vitest'
import { markets, species } from '../reference/reference.ts'
import { portsFor } from './products.ts'

it.each([
  ['khafji', 'hamour', ['port-saffaniyah']],
  ['umluj', 'hamour', ['port-umluj']],
  ['jubail', 'hamour', ['port-jubail', 'port-manifa']],
  ['jeddah-bangalah', 'hamour', ['port-lith', 'port-rayis']],
])('the landing places of goods at %s are the nearest ports', (code, fish, names) => {
  const market = markets.find((each) => each.code === code)
  const kind = species.find((each) => each.code === fish)
  if (!market || !kind) throw new RangeError('unknown market or species')
  const codes = portsFor({ market, species: { ...kind, waters: ['gulf', 'red_sea'] } }).map(
    (port) => port.code,
  )
  expect(codes.toSorted()).toEqual(names)
})

it('goods of an inland market land on a sea in which their species lives', () => {
  const market = markets.find(({ code }) => code === 'riyadh-fish')
  const [kind] = species
  if (!market || !kind) throw new RangeError('unknown market or species')
  const of = (water: 'gulf' | 'red_sea') =>
    portsFor({ market, species: { ...kind, waters: [water] } }).map(({ code }) => code)
  expect(of('gulf')).toContain('port-dammam')
  expect(of('red_sea')).not.toContain('port-dammam')
  expect(of('red_sea').length).toBeGreaterThan(0)
})
