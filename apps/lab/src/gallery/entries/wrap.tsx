import { space, useCss } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'

/** Small things side by side, on as many lines as they need. */
export function Wrap({ children }: { readonly children: ReactNode }): ReactElement {
  const css = useCss()
  const styles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) } as const
  return <div className={css(styles)}>{children}</div>
}
