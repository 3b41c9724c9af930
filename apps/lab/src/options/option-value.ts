import type { Option, OptionValue } from './option.ts'

/**
 * Reads a switch from the address. A choice that does not exist stays as it is, so that the
 * product's own check of its options can be seen at work.
 */
export function readValue(option: Option, text: string): OptionValue {
  switch (option.kind) {
    case 'flag':
      return text !== 'false'
    case 'list':
      return readWords(text)
    case 'choice':
    case 'text':
    case 'json':
      return text
  }
}

/** Reads values with commas between them. */
export function readWords(text: string): string[] {
  const values = text.split(',').map((value) => value.trim())
  return values.filter((value) => value !== '')
}

/** Writes a switch into the address. */
export function writeValue(value: OptionValue): string {
  return typeof value === 'object' ? value.join(',') : String(value)
}

export function isDefault(option: Option, value: OptionValue): boolean {
  return writeValue(value) === writeValue(option.default)
}
