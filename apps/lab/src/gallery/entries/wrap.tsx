/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import type { ReactElement, ReactNode } from 'react'

/** Small things side by side, on as many lines as they need. */
export function Wrap({ children }: { readonly children: ReactNode }): ReactElement {
  return <div css={wrapStyles}>{children}</div>
}

function wrapStyles({ space }: Theme): CSSObject {
  return { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }
}
