import type { CSSObject, Theme } from '@emotion/react'

/** `group` for choices: outlined; `flush` for holdings and history: rows reach past both sides. */
export type ListKind = 'group' | 'flush'

/** Styles of a list of rows. */
export function listStyles({ color, radius, u }: Theme, kind: ListKind): CSSObject {
  if (kind === 'flush') return { marginInline: u(-0.8) }
  return {
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
    backgroundColor: color.group,
    overflow: 'hidden',
  }
}
