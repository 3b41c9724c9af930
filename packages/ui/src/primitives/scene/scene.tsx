/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { Illustration } from '../../illustrations/illustrations.ts'
import { IllustrationPicture } from './illustration-picture.tsx'

/** Props of a scene; others go to its `<div>`. */
export interface SceneProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  readonly illustration?: Illustration | undefined
  readonly title: ReactNode
}

/** An empty list or a failure: an illustration, what it means, at most one action. */
export const Scene = forwardRef<HTMLDivElement, SceneProps>(function Scene(
  { illustration, title, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} data-part="scene" {...rest} css={sceneStyles}>
      {illustration && <IllustrationPicture illustration={illustration} />}
      <h3>{title}</h3>
      {children}
    </div>
  )
})

/** An illustration, a title, a line, at most one small button. */
function sceneStyles({ color, space, type, u }: Theme): CSSObject {
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[1],
    padding: `${space[8]} ${space[4]} ${u(4.4)}`,
    textAlign: 'center',
    '& h3': { ...type.title, color: color.text, textWrap: 'balance' },
    '& h3:focus': { outline: 'none' },
    '& > svg': { marginBlockEnd: u(1) },
    '& > [data-part=button]': { marginBlockStart: space[3] },
  }
}
