/// <reference types="node" />
import { readFileSync } from 'node:fs'

/**
 * Reads a set of test vectors of the repository: cases by group.
 *
 * @param set - Name of the file, without ending.
 */
export function readVectors<Case>(set: string): Readonly<Record<string, readonly Case[]>> {
  const file = new URL(`../../../../vectors/${set}.json`, import.meta.url)
  // The README beside the sets describes the cases.
  return (JSON.parse(readFileSync(file, 'utf8')) as { cases: Record<string, Case[]> }).cases
}
