/** What is in the panels of the cards: a file that comes behind them. */
export const loadPanels = () => import('./card-panels');
