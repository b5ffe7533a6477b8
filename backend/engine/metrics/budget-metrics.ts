import type { BudgetState } from '../vault/daily-budget.ts';
import type { Metric } from './exposition.ts';

/** What the service has spent today of what it may. */
export const budgetMetrics = (budgets: readonly BudgetState[]): readonly Metric[] => [
  gauge('app_budget_used', 'What was used of the budget of a day.', budgets, ({ used }) => used),
  gauge('app_budget_most', 'The budget of a day.', budgets, ({ most }) => most),
];

const gauge = (
  name: string,
  help: string,
  budgets: readonly BudgetState[],
  amountOf: (budget: BudgetState) => number,
): Metric => ({
  ...{ name, help, type: 'gauge' },
  samples: budgets.map((budget) => ({ value: amountOf(budget), labels: { budget: budget.name } })),
});
