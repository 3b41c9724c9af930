export { createPlainButton, type PlainButton } from '../primitives/page-button/plain-button.ts'
export type { PlainFace } from '../primitives/page-button/plain-content.ts'
export { addSheet } from '../root/add-sheet.ts'
