import { defineAll } from 'shopper-profile';

defineAll();
