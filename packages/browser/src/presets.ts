export { compact, highContrast, neutral, soft, vivid, warm } from '@latchkey/react/presets'
