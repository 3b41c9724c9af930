/**
 * Pages of packages stand in the sidebar behind those by topic, which have lower numbers, and in a group of
 * their own.
 */
export const FIRST_PACKAGE_ORDER = 200
