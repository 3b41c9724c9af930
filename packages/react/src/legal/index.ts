import { enLegal } from '../messages/en/legal.ts'
import { Agreement, LegalNote } from '../partials/legal/legal-text.tsx'

/**
 * What tells of a site's terms and privacy, and its English. It comes with the rest of the shell,
 * which sites that have such texts fetch before the list is drawn.
 */
export const legal = { parts: { Agreement, LegalNote }, english: enLegal } as const
