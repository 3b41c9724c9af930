export { compact, highContrast, neutral, soft, vivid, warm } from './presets.ts'
