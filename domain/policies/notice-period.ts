import { addDays, type LocalDate } from '../kernel/korean/korean-date.ts';

/**
 * A change is announced seven days before it is in force, and thirty where it is to the person's disadvantage: so the standard
 * terms of electronic commerce say (공정거래위원회 표준약관 제10023호 전자상거래 표준약관 제3조 제3항), so the terms themselves promise
 * (제10조), and so the privacy policy does for its own changes (개인정보 보호법 제30조 제2항 asks that they are made public).
 */
export const noticeDays = (isDisadvantage: boolean): number => (isDisadvantage ? 30 : 7);

/** The first day from which a version that is published today may be in force. */
export const earliestDay = (today: LocalDate, isDisadvantage: boolean): LocalDate =>
  addDays(today, noticeDays(isDisadvantage));
