import { expect } from 'chai';
import medigap from '../../demo/data/generated/medigap.js';
import { at, goodRequests, openService } from './support';

const [, PATH] = goodRequests.medsuppContent;

describe('texts about supplements in the mock service (MEDSUPP-18)', () => {
  it('are plain text by block and state, of states that have supplements', async () => {
    const elements = at(await openService().get(PATH), 'properties.elements') as Record<
      string,
      { value: string }
    >;
    const states = new Set(medigap.rows.map(([state]) => state));
    expect(elements).to.include.keys('component.IL', 'exclusions.IL', 'component.FL', 'exclusions.NY');
    for (const [key, { value }] of Object.entries(elements)) {
      const [, state = ''] = /^(?:component|exclusions)\.([A-Z]{2})$/.exec(key) ?? [];
      expect([...states], key).to.include(state);
      expect(value, key).to.match(/^[^<>]{40,}\.$/);
    }
  });

  it('are not there for all of them: blocks without a text can be seen, too', async () => {
    const elements = at(await openService().get(PATH), 'properties.elements');
    expect(elements).to.not.have.any.keys('component.NY', 'exclusions.FL', 'component.AZ', 'exclusions.AZ');
  });
});
