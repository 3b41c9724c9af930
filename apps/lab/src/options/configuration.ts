import type { OptionValue } from './option.ts'
import { isDefault, readValue, writeValue } from './option-value.ts'
import { type Configuration, OPTIONS, type OptionName } from './options-table.ts'

/** Reads the value of every switch from the query of an address. */
export function readConfiguration(search: string): Configuration {
  const query = new URLSearchParams(search)
  const entries = OPTIONS.map((option): [OptionName, OptionValue] => {
    const text = query.get(option.name)
    return [option.name, text === null ? option.default : readValue(option, text)]
  })
  // One entry per row of the table, each of the row's own kind.
  return Object.fromEntries(entries) as unknown as Configuration
}

/** Writes the switches that do not have their default. */
export function writeConfiguration(configuration: Configuration): string {
  const moved = OPTIONS.filter((option) => !isDefault(option, configuration[option.name]))
  const pairs = moved.map((option) => [option.name, writeValue(configuration[option.name])])
  return pairs.map(([name, text]) => `${name}=${readably(text ?? '')}`).join('&')
}

/** The switches with one of them moved. */
export function withOption(
  configuration: Configuration,
  name: OptionName,
  value: OptionValue,
): Configuration {
  return { ...configuration, [name]: value }
}

/** Encodes what must be encoded and leaves lists readable. */
function readably(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':')
}
