/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { Illustration } from '../../illustrations/illustrations.ts'
import type { ColorName } from '../../theme/color-tokens.ts'

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
      {illustration && (
        <svg viewBox="0 0 72 72" aria-hidden="true" css={illustrationStyles}>
          {illustration.map(({ path, fill, stroke, width, dash }) => (
            <path
              key={path}
              d={path}
              strokeWidth={width}
              strokeDasharray={dash}
              css={(theme) => layerStyles(theme, fill, stroke)}
            />
          ))}
        </svg>
      )}
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
    '& > [data-part=button]': { marginBlockStart: space[3] },
  }
}

/** The illustration. */
function illustrationStyles({ u }: Theme): CSSObject {
  return {
    width: u(7.2),
    height: u(7.2),
    marginBlockEnd: u(1),
    fill: 'none',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }
}

/** One layer of it. Colours are styles, since attributes cannot read the theme. */
function layerStyles(
  { color }: Theme,
  fill: ColorName | undefined,
  stroke: ColorName | undefined,
): CSSObject {
  return { ...(fill && { fill: color[fill] }), ...(stroke && { stroke: color[stroke] }) }
}
