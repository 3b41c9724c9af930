module.exports = {
  testEnvironment: 'jest-fixed-jsdom',
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/)?@latchkey[/+])'],
  testMatch: ['**/connect.jest.jsx'],
}
