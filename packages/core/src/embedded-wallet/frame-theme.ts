import type { AuthApp, AuthTheme } from '../contract/index.ts'
import type { OptionsState } from '../options/options-state.ts'

/** `w3mThemeVariables` where the website sets no accent. Source: docs/frame-protocol.md, section 2. */
const DEFAULTS = {
  light: { accent: 'hsla(231, 100%, 70%, 1)', background: '#fff' },
  dark: { accent: 'hsla(230, 100%, 67%, 1)', background: '#121313' },
} as const

/**
 * The theme for the frame. In mode `system` no mode is sent: the frame then follows the visitor's
 * system, as the modal does.
 */
export function frameTheme({
  themeMode,
  themeVariables,
}: Pick<OptionsState, 'themeMode' | 'themeVariables'>): AuthTheme {
  const variables = Object.fromEntries(
    Object.entries(themeVariables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  )
  const accent = variables['accent'] ?? variables['--w3m-accent']
  if (themeMode === 'system') {
    const own =
      accent === undefined ? {} : { w3mThemeVariables: { '--w3m-accent': String(accent) } }
    return { themeVariables: variables, ...own }
  }
  const defaults = DEFAULTS[themeMode]
  return {
    themeMode,
    themeVariables: variables,
    w3mThemeVariables: {
      '--w3m-accent': String(accent ?? defaults.accent),
      '--w3m-background': defaults.background,
    },
  }
}

/** How the website describes itself to the frame. */
export function frameApp(
  { metadata, projectId = '' }: Pick<OptionsState, 'metadata' | 'projectId'>,
  sdkVersion: string,
): AuthApp {
  const { name = '', description = '', url = '', icons = [] } = metadata ?? {}
  return { metadata: { name, description, url, icons }, sdkVersion, sdkType: 'appkit', projectId }
}
