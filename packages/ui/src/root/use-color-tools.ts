import { useEffect, useState } from 'react'
import type { ColorTools } from '../theme/color-tools.ts'
import { choosesColors, type ThemeVariables } from '../theme/variables.ts'

/** The tools that calculate colours; `isReady` is true if there is nothing to wait for. */
export interface ColorToolsState {
  readonly tools: ColorTools | undefined
  readonly isReady: boolean
}

/** Fetches the tools once the site has chosen a colour. Without them the design's colours do. */
export function useColorTools(variables: ThemeVariables): ColorToolsState {
  const isNeeded = choosesColors(variables)
  const [state, setState] = useState<ColorToolsState>({ tools: undefined, isReady: !isNeeded })
  const { isReady, tools } = state
  useEffect(() => {
    if (!isNeeded || tools) return
    let isCurrent = true
    const settle = (loaded?: ColorTools): void => {
      if (isCurrent) setState({ tools: loaded, isReady: true })
    }
    loadColorTools().then(settle, () => settle())
    return () => {
      isCurrent = false
    }
  }, [isNeeded, tools])
  return { tools, isReady: isReady || !isNeeded }
}

/** Loads the functions that derive colours, which only sites with colours of their own need. */
export async function loadColorTools(): Promise<ColorTools> {
  const { createColorTools } = await import('../theme/color-tools.ts')
  return createColorTools()
}
