import { passwordRules } from './password-rules.ts';

/** The rules, each ticked when it holds: in words for screen readers, and with a mark. */
export const PasswordRuleList = ({ id, password }: { id: string; password: string }) => (
  <ul className="password-rules" id={id}>
    {passwordRules.map((rule) => {
      const holds = rule.holds(password);
      return (
        <li key={rule.id} className={holds ? 'password-rule-holds' : undefined}>
          <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
            {holds ? (
              <path
                d="M3 8.5l3.2 3.2L13 4.8"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.2"
                strokeLinecap="round"
              />
            ) : (
              <circle cx="8" cy="8" r="2.2" fill="currentColor" />
            )}
          </svg>
          {rule.label}
          {holds && <span className="visually-hidden"> 충족</span>}
        </li>
      );
    })}
  </ul>
);
