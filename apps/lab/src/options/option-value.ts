import type { Option, OptionValue } from './option.ts'

/**
 * Reads a switch from the address. A choice that does not exist is kept as it is, so that the
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

/** Reads words with commas between them. */
export function readWords(text: string): string[] {
  const words = text.split(',').map((word) => word.trim())
  return words.filter((word) => word !== '')
}

/** Writes a switch into the address. */
export function writeValue(value: OptionValue): string {
  return typeof value === 'object' ? value.join(',') : String(value)
}

/** Whether a switch stands where it stands by default. */
export function isDefault(option: Option, value: OptionValue): boolean {
  return writeValue(value) === writeValue(option.default)
}
