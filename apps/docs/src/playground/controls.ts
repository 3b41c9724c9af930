import type { ThemeVariables } from '@latchkey/react'

/** A control of one token. */
export interface Control {
  readonly token: keyof ThemeVariables
  readonly label: string
  readonly kind: 'color' | 'range' | 'text' | 'switch'
  /** The minimum, the maximum and the default of a range. */
  readonly range?: readonly [least: number, most: number, start: number]
  /** The value before the visitor chooses one. */
  readonly start?: string
}

/** Every token but the stacking index, which changes no look. */
export const CONTROLS: readonly Control[] = [
  { token: 'accent', label: 'Accent', kind: 'color', start: '#2f54e0' },
  { token: 'background', label: 'Background', kind: 'color', start: '#ffffff' },
  { token: 'mix', label: 'Mixed in', kind: 'color', start: '#64748b' },
  { token: 'mixStrength', label: 'How much, in percent', kind: 'range', range: [0, 40, 0] },
  { token: 'contrast', label: 'More contrast', kind: 'switch' },
  { token: 'radius', label: 'Radius, in px', kind: 'range', range: [0, 6, 4] },
  { token: 'base', label: 'Base size, in px', kind: 'range', range: [8, 14, 10] },
  { token: 'width', label: 'Width, in base sizes', kind: 'range', range: [32, 44, 36] },
  { token: 'fontFamily', label: 'Font', kind: 'text', start: 'Georgia, serif' },
  { token: 'qrColor', label: 'QR code', kind: 'color', start: '#14171d' },
]
