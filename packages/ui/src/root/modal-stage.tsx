import type { EmotionCache } from '@emotion/cache'
import { CacheProvider, ThemeProvider } from '@emotion/react'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { assembleTheme } from '../theme/assemble-theme.ts'
import { baseCss } from '../theme/base-css.ts'
import type { ColorTools } from '../theme/color-tools.ts'
import type { ThemeMode } from '../theme/page-tokens.ts'
import { createStyleTheme, type StyleTheme } from '../theme/theme.ts'
import type { ThemeVariables } from '../theme/variables.ts'
import { createStyleCache } from './create-style-cache.ts'
import { adoptStyleSheet } from './style-sheet.ts'
import { useColorMode } from './use-color-mode.ts'

/** The place of a modal: one shadow root and its styles. */
export interface Stage {
  readonly shadow: ShadowRoot
  /** The cache with which Emotion writes the rules of this modal. */
  readonly cache: EmotionCache
  readonly theme: StyleTheme
}

/** Makes the stage of a host element, with the base styles in it. */
export function createStage(host: HTMLElement, nonce?: string): Stage {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const base = adoptStyleSheet(shadow, nonce)
  base.replace(baseCss())
  return {
    shadow,
    cache: createStyleCache(shadow, nonce),
    theme: createStyleTheme(),
  }
}

/** The stage, the theme and the content of a modal. */
export interface ModalStageProps {
  readonly stage: Stage
  readonly mode: ThemeMode
  readonly variables?: ThemeVariables | undefined
  /** Needed where the variables choose colours; see `loadColorTools`. */
  readonly colorTools?: ColorTools | undefined
  readonly dir?: string | undefined
  readonly lang?: string | undefined
  readonly children?: ReactNode
}

/**
 * Provides theme and styles to what is rendered on a stage. `ModalRoot` makes host and stage
 * itself; code that has a host already renders this into its shadow root.
 */
export function ModalStage({ stage, children, ...theme }: ModalStageProps): ReactElement {
  return (
    <CacheProvider value={stage.cache}>
      <ThemeProvider theme={stage.theme}>
        <Themed host={stage.shadow.host} {...theme}>
          {children}
        </Themed>
      </ThemeProvider>
    </CacheProvider>
  )
}

interface ThemedProps extends Omit<ModalStageProps, 'stage'> {
  readonly host: Element
}

function Themed({
  mode,
  variables,
  colorTools,
  dir = 'ltr',
  lang,
  host,
  children,
}: ThemedProps): ReactElement {
  const colorMode = useColorMode(mode, host.ownerDocument.defaultView)
  const theme = useMemo(
    () => assembleTheme(colorMode, variables ?? {}, colorTools),
    [colorMode, variables, colorTools],
  )
  return (
    <div
      data-part="root"
      data-mode={theme.mode}
      dir={dir}
      lang={lang}
      style={{ ...theme.properties, colorScheme: theme.mode }}
    >
      {children}
    </div>
  )
}
