import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PARTS = /^---\n(?<head>.*?)\n---\n(?<summary>.*)$/s
const LINE = /^["']?(?<name>[^"':]+)["']?: *(?<type>major|minor|patch) *$/gm

/**
 * Reads one changeset.
 *
 * @param text - Of its file.
 * @returns The step of each package by its name, and the text for the changelog.
 */
export function readChangeset(text) {
  const { head = '', summary = '' } = PARTS.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {}
  const steps = [...head.matchAll(LINE)].map(({ groups }) => [groups?.name, groups?.type])
  return { steps: Object.fromEntries(steps), summary: summary.trim() }
}

/** @returns The changesets in a folder that no release has consumed, each with its file's name. */
export function pendingChangesets(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => ({ file, ...readChangeset(readFileSync(join(folder, file), 'utf8')) }))
}
