/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type StackLook, stackStyles } from './stack.styles.ts'

/** Props of a stack; others go to its `<div>`. */
export interface StackProps extends ComponentPropsWithoutRef<'div'>, Partial<StackLook> {}

/** Things one under the other (or side by side) with a step of the space scale between them. */
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
