import { SERVICE_ENDING } from '../api/service-name.ts'
import type { NameProblem } from '../store/state/names.ts'

/** Fewest characters of a label. Source: docs/specification.md, section 5. */
const MIN_LENGTH = 4
/** Most characters of a label. Source: docs/blockchain-api.md, section 7. */
const MAX_LENGTH = 64

/** The name that a label makes. */
export function nameOf(label: string): string {
  return label + SERVICE_ENDING
}

/** The label of an entered text, which may have the ending already. */
export function readLabel(text: string): string {
  const label = text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return label.endsWith(SERVICE_ENDING) ? label.slice(0, -SERVICE_ENDING.length) : label
}

/** Returns the fault of a label, or undefined; the adapter decides if ENSIP-15 refuses it. */
export function labelProblem(label: string): NameProblem | undefined {
  if (!/^[a-z0-9-]*$/.test(label)) return 'characters'
  if (label.length < MIN_LENGTH) return 'short'
  return label.length > MAX_LENGTH ? 'long' : undefined
}
