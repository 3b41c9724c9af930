import type { EntryGroup } from '../entry.ts'
import { ACTIONS } from './actions.tsx'
import { FIELDS } from './fields.tsx'
import { FRAME } from './frame.tsx'
import { LISTS } from './lists.tsx'
import { MONEY } from './money.tsx'
import { PICTURES } from './pictures.tsx'
import { WORDS } from './words.tsx'

/** Every component of the kit in every state. */
export const GALLERY: readonly EntryGroup[] = [
  { title: 'Frame', entries: FRAME },
  { title: 'Actions', entries: ACTIONS },
  { title: 'Fields', entries: FIELDS },
  { title: 'Lists', entries: LISTS },
  { title: 'Money', entries: MONEY },
  { title: 'Pictures', entries: PICTURES },
  { title: 'Words', entries: WORDS },
]
