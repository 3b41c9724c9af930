import type { RouteName, Routes } from '@latchkey/core'
import type { ComponentType } from 'react'

/** What a view is drawn with. */
export interface ViewProps<Name extends RouteName> {
  readonly params: Routes[Name]
}

/** A view, as its folder hands it over. */
export interface ViewDefinition<Name extends RouteName> {
  readonly View: ComponentType<ViewProps<Name>>
}

/** Ties a component to the parameters of its route. */
export function defineView<Name extends RouteName>(
  _name: Name,
  View: ComponentType<ViewProps<Name>>,
): ViewDefinition<Name> {
  return { View }
}
