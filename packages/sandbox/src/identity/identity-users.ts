import { createHash } from 'node:crypto'
import type { Social } from './socials.ts'

/** Who logged in at a social. */
export interface Person {
  readonly name: string
  /** undefined where the social hands out none. */
  readonly email: string | undefined
}

/** All users who ever logged in at one of the providers. */
export interface People {
  /** @returns The person's lasting id: the same for the same e-mail (or name) at the same social. */
  enter(social: Social, person: Person): string
  find(id: string): Person | undefined
}

/** Makes the register, empty. */
export function createPeople(): People {
  const people = new Map<string, Person>()
  return {
    enter(social, person) {
      const who = `${social} ${person.email?.toLowerCase() ?? person.name}`
      const id = createHash('sha256').update(who).digest('hex').slice(0, 32)
      people.set(id, person)
      return id
    },
    find: (id) => people.get(id),
  }
}
