import { streets } from '../people/names.ts'
import type { Person } from '../people/people.ts'
import type { Random } from '../random.ts'
import { regions } from '../reference/reference.ts'

/** A delivery address (specification, section 3, "Order form"). The postal code begins with the digit of its region. */
export function deliveryAddress(random: Random, person: Person): Record<string, string> {
  const region = regions.find(({ code }) => code === person.city.region)
  return {
    street: random.pick(streets),
    region: region?.name_ar ?? '',
    address: person.address,
    zip_code: `${region?.postal_first_digit ?? '1'}${String(1000 + ((person.id * 37) % 8999))}`,
    recipient_name: `${person.firstName} ${person.lastName}`,
  }
}
