import type { Core } from '@latchkey/core'
import type { LegalParts } from '../binding/modal-context.ts'
import { addEnglish } from '../messages/languages.ts'
import { hasLegalTexts } from '../partials/legal/legal-rules.ts'
import { type Box, createBox } from './create-box.ts'

/**
 * Fetches what tells of a site's terms and privacy, where it has any. Rejects when it can't be had
 * at first: nobody connects without having been told.
 */
export function createLegal(
  core: Pick<Core, 'snapshot' | 'subscribe'>,
  load: () => Promise<LegalParts> = loadLegal,
): Promise<Box<LegalParts>> {
  return createBox(core, { isNeeded: hasLegalTexts, load })
}

async function loadLegal(): Promise<LegalParts> {
  const { legal } = (await import('./second-shell.tsx')).laterShell
  addEnglish(legal.english)
  return legal.parts
}
