import { compact, soft } from '@latchkey/react/presets'
import type { Configuration, OptionName } from '../../options/options-table.ts'

/** Values of the switches that make up a look. */
export type LookOptions = Pick<Configuration, LookName>

/** A look that the modal and the shop get by one press. */
export interface Look {
  readonly id: 'light' | 'dark' | 'round' | 'square'
  readonly label: string
  readonly options: LookOptions
}

type LookName = Extract<OptionName, 'themeMode' | `themeVariables.${string}`>

const PLAIN: LookOptions = {
  themeMode: 'system',
  'themeVariables.accent': '',
  'themeVariables.background': '',
  'themeVariables.mix': '',
  'themeVariables.mixStrength': '',
  'themeVariables.contrast': '',
  'themeVariables.fontFamily': '',
  'themeVariables.base': '',
  'themeVariables.radius': '',
  'themeVariables.qrColor': '',
  'themeVariables.zIndex': '',
  'themeVariables.width': '',
}

/** The product's own colours in both modes, and two presets of the product as brands. */
export const LOOKS: readonly Look[] = [
  { id: 'light', label: 'Light', options: { ...PLAIN, themeMode: 'light' } },
  { id: 'dark', label: 'Dark', options: { ...PLAIN, themeMode: 'dark' } },
  { id: 'round', label: 'Round', options: { ...PLAIN, ...ofPreset(soft) } },
  { id: 'square', label: 'Square', options: { ...PLAIN, ...ofPreset(compact) } },
]

/** Finds the look that the switches have; a mode that follows the system is the one of the system. */
export function lookOf(configuration: Configuration, isDark: boolean): Look | undefined {
  const { themeMode } = configuration
  const shown = themeMode === 'system' ? (isDark ? 'dark' : 'light') : themeMode
  return LOOKS.find(({ options }) =>
    lookNames().every((name) => {
      if (name !== 'themeMode') return options[name] === configuration[name]
      return options.themeMode === 'system' || options.themeMode === shown
    }),
  )
}

/** The values of a configuration's look. */
export function lookIn(configuration: Configuration): LookOptions {
  const entries = lookNames().map((name) => [name, configuration[name]])
  // Exactly the names of a look.
  return Object.fromEntries(entries) as unknown as LookOptions
}

function lookNames(): readonly LookName[] {
  // The keys of the object above.
  return Object.keys(PLAIN) as LookName[]
}

function ofPreset(preset: object): Partial<LookOptions> {
  return Object.fromEntries(
    Object.entries(preset).map(([name, value]) => [`themeVariables.${name}`, String(value)]),
  )
}
