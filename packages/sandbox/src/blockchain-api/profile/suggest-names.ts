import type { ProfileBook } from './profile-book.ts'

/** A name that may be free. */
export interface SuggestedName {
  readonly name: string
  readonly registered: boolean
}

/** Most names of one answer. */
const MAX_NAMES = 5
/** The endings that are appended to a label that is taken. */
const ENDINGS = ['-id', '-home', '-pay', '-1', '-2', '-3']

/** The name itself first, then others that begin with it and are free. */
export function suggestNames(
  book: Pick<ProfileBook, 'find'>,
  label: string,
  zone: string,
): readonly SuggestedName[] {
  const toEntry = (each: string): SuggestedName => {
    const name = `${each}.${zone}`
    return { name, registered: book.find(name) !== undefined }
  }
  const others = ENDINGS.map((ending) => toEntry(label + ending))
  const free = others.filter(({ registered }) => !registered)
  return [toEntry(label), ...free].slice(0, MAX_NAMES)
}
