/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { SpaceStep } from '../../theme/tokens.ts'

/** How a stack lays its children out. */
interface StackLayout {
  readonly gap: SpaceStep
  readonly direction: 'column' | 'row'
  readonly align: 'stretch' | 'start' | 'center' | 'end'
  /** Space above the stack. */
  readonly above: SpaceStep
  /** Space below the stack. */
  readonly below: SpaceStep
}

/** Props of a stack; others go to its `<div>`. */
export interface StackProps extends ComponentPropsWithoutRef<'div'>, Partial<StackLayout> {}

/** Children below (or beside) each other with a gap from the space scale. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { gap = 2, direction = 'column', align = 'stretch', above = 0, below = 0, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      data-part="stack"
      {...rest}
      css={(theme) => stackStyles(theme, { gap, direction, align, above, below })}
    />
  )
})

/** Styles of a stack. */
function stackStyles(
  { space }: Theme,
  { gap, direction, align, above, below }: StackLayout,
): CSSObject {
  return {
    display: 'flex',
    flexDirection: direction,
    alignItems: align,
    gap: space[gap],
    minWidth: 0,
    ...(above > 0 && { marginBlockStart: space[above] }),
    ...(below > 0 && { marginBlockEnd: space[below] }),
    ...(align === 'center' && direction === 'column' && { textAlign: 'center' }),
  }
}
