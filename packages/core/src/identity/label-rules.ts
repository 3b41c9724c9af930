import { type Namespace, plainText } from '../contract/index.ts'

/** Labels by the key of their address. */
export type LabelTable = Readonly<Record<string, string>>

/** Longest label, in characters. */
const MAX_LENGTH = 40

/**
 * A label as it is shown: in one line, without invisible characters, of at most 40 characters.
 *
 * @returns undefined where nothing is left.
 */
export function cleanLabel(label: string): string | undefined {
  return plainText(label.replace(/\s+/g, ' '), MAX_LENGTH).trim() || undefined
}

/** Letters of EVM addresses may be capitals or not, which is their checksum. Source: EIP-55. */
export function labelKey(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}

/** Key of the visitor's own label: an address means something else in another namespace. */
export function ownLabelKey(namespace: Namespace, address: string): string {
  return `${namespace}:${labelKey(address)}`
}

/** The labels with another one, which comes last, or without it. */
export function withLabel(labels: LabelTable, key: string, label: string | undefined): LabelTable {
  const { [key]: _before, ...others } = labels
  return label === undefined ? others : { ...others, [key]: label }
}

/** The website's labels as they are kept. */
export function siteLabels(labels: LabelTable): LabelTable {
  const entries = Object.entries(labels).flatMap(([address, text]) => {
    const label = cleanLabel(text)
    return label === undefined ? [] : [[labelKey(address), label]]
  })
  return Object.fromEntries(entries)
}
